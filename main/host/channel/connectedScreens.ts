// The connections of a host: all of them, and those that have said who they are.
import type { HostMessage } from '../../../shared/wire/index.ts'
import type { Connection } from './connection.ts'

export class ConnectedScreens {
  readonly all = new Set<Connection>()

  /** Those that have said who they are. */
  get present(): Connection[] {
    return [...this.all].filter(({ device }) => device !== null)
  }

  /** Those of the host's owner. */
  get owners(): Connection[] {
    return this.present.filter(({ device }) => device!.owner)
  }

  tellOwner(message: HostMessage): void {
    for (const connection of this.owners) connection.send(message)
  }
}
