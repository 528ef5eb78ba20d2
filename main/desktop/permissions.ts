// Restricts what pages in the app's windows may do beyond showing themselves. Everything not listed is denied.
import type { Session } from 'electron'

/**
 * Electron 43 and later close sockets to private addresses silently unless these are granted in both handlers;
 * the first two are the newer names of the third.
 */
const NETWORK_PERMISSIONS = ['local-network', 'loopback-network', 'local-network-access']

/** A display stays on, and fills its screen. */
const SCREEN_PERMISSIONS = ['screen-wake-lock', 'fullscreen']

const grantedPermissions = new Set([...NETWORK_PERMISSIONS, ...SCREEN_PERMISSIONS])

/**
 * Answers every permission request of pages in this session; only pages of `isOurs` origins are granted
 * anything.
 */
export function restrictPermissions(session: Session, isOurs: (url: string) => boolean): void {
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl, isMainFrame }) => {
    answer(isMainFrame && grantedPermissions.has(permission) && isOurs(requestingUrl))
  })
  session.setPermissionCheckHandler(
    (_contents, permission, origin) => grantedPermissions.has(permission) && isOurs(origin),
  )
  session.setDevicePermissionHandler(() => false)
}
