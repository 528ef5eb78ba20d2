// Reads as much of this system's firewalls as is possible without being its administrator.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { NetworkReport } from '../../shared/wire/index.ts'

/** How long Windows may take to answer, in milliseconds. */
const WINDOWS_TIMEOUT_MS = 4000

/** The files that show on Linux which firewall is active. */
export interface LinuxFirewallFiles {
  readonly ufw: string // the settings of ufw, which say whether it is enabled
  readonly firewalld: string // a folder that exists while firewalld runs
}

const LINUX_FIREWALL_FILES: LinuxFirewallFiles = { ufw: '/etc/ufw/ufw.conf', firewalld: '/run/firewalld' }

/** The active firewalls, if they can be read. */
export async function findActiveFirewalls(files = LINUX_FIREWALL_FILES): Promise<NetworkReport['firewalls']> {
  if (process.platform === 'win32') {
    const output = await runPowerShell('(Get-NetFirewallProfile | Where-Object Enabled).Name')
    return output.trim() === '' ? [] : ['windows']
  }
  const activeOnLinux: NetworkReport['firewalls'] = []
  try {
    if (/^\s*ENABLED=yes/m.test(readFileSync(files.ufw, 'utf8'))) activeOnLinux.push('ufw')
  } catch {
    // the file is missing, or this person may not read it
  }
  if (existsSync(files.firewalld)) activeOnLinux.push('firewalld')
  return activeOnLinux
}

/**
 * The category in which Windows puts the network, the strictest if there are several. Null on other systems, and if
 * Windows does not say.
 */
export async function readWindowsNetworkProfile(): Promise<NetworkReport['profile']> {
  if (process.platform !== 'win32') return null
  return parseWindowsNetworkProfile(await runPowerShell('(Get-NetConnectionProfile).NetworkCategory'))
}

/** Parses the output of Windows, one line for each network. */
export function parseWindowsNetworkProfile(output: string): NetworkReport['profile'] {
  if (/^Public/m.test(output)) return 'public'
  if (/^Private/m.test(output)) return 'private'
  return /^DomainAuthenticated/m.test(output) ? 'domain' : null
}

function runPowerShell(command: string): Promise<string> {
  return new Promise(resolve => {
    execFile(
      'powershell.exe',
      ['-NoProfile', '-NonInteractive', '-Command', command],
      { timeout: WINDOWS_TIMEOUT_MS, windowsHide: true },
      (error, output) => resolve(error ? '' : output),
    )
  })
}
