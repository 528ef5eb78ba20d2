// Lists the connections of a host: all of them, and those whose screens have said hello.
import type { HostMessage } from '../../../shared/wire/index.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import type { Connection } from './connection.ts'
import { tellEachScreen } from './tellEachScreen.ts'

export class ConnectedScreens {
  readonly all = new Set<Connection>()

  /** The connections whose screens have said hello, and so who they are. */
  get present(): Connection[] {
    return [...this.all].filter(({ device }) => device !== null)
  }

  /** The connections of the host's owner. */
  get owners(): Connection[] {
    return this.present.filter(({ device }) => device!.isOwner)
  }

  tellOwner(message: HostMessage, reportFault: ReportFault): void {
    tellEachScreen(this.owners, reportFault, connection => connection.send(message))
  }
}
