// Tells several screens, so that a fault in telling one costs no other its news. Every loop over screens is here.
import type { ReportFault } from '../errors/faultLog.ts'
import type { Connection } from './connection.ts'

/** Calls `tell` for each screen. `onFailed` is called for those for which it throws, after the fault was reported. */
export function tellEachScreen(
  screens: Iterable<Connection>,
  reportFault: ReportFault,
  tell: (screen: Connection) => void,
  onFailed: (screen: Connection) => void = () => {},
): void {
  for (const screen of screens)
    try {
      tell(screen)
    } catch (error) {
      reportFault(error, { where: 'telling a screen' })
      onFailed(screen)
    }
}
