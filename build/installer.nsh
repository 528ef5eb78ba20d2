; Lets Hunch be reached from the local network, for all users of this machine, while the installer has the right to say so:
; otherwise Windows asks at the first start, before anybody has hosted, and a user without that right can only say no.
!macro customInstall
  nsExec::Exec 'netsh advfirewall firewall delete rule name="Hunch"'
  nsExec::Exec 'netsh advfirewall firewall add rule name="Hunch" dir=in action=allow program="$INSTDIR\${APP_EXECUTABLE_FILENAME}" enable=yes profile=private,domain'
!macroend

!macro customUnInstall
  nsExec::Exec 'netsh advfirewall firewall delete rule name="Hunch"'
!macroend
