// Lets people take a chair at one table, and displays show its code: by the code, or by others' consent.
import type { ClientMessage } from '../../../shared/wire/index.ts'
import type { AgreementOnRequests } from './agreementOnRequests.ts'
import { equalInConstantTime } from '../channel/codes.ts'
import type { Connection } from '../channel/connection.ts'
import { Refusal } from '../errors/refusal.ts'
import type { TableRights } from './rights.ts'
import type { Table } from '../table/table.ts'
import type { WrongCodeLimiter } from '../limits/wrongCodeLimiter.ts'

interface TableAdmissionParts {
  readonly table: Table
  readonly rights: TableRights
  readonly agreement: AgreementOnRequests
  readonly guesses: WrongCodeLimiter // counts wrong codes by device and address, for all tables
}

export class TableAdmission {
  readonly #parts: TableAdmissionParts

  constructor(parts: TableAdmissionParts) {
    this.#parts = parts
  }

  /**
   * Gives this device a chair. A chair that somebody left during a game is only asked for, because its next holder
   * sees a hand. Returns true if the device holds the chair now.
   */
  sit(connection: Connection, { chair, name, code }: Extract<ClientMessage, { type: 'sit' }>): boolean {
    const { table, rights, agreement } = this.#parts
    const { isOwner, hash } = connection.device!
    if (!isOwner && !table.isHeldBy(hash)) this.#checkCode(connection, code)
    const takeableChairs = rights.mayTake(connection)
    const requestableChairs = rights
      .mayRequest(connection)
      .filter(chairIndex => table.chairs[chairIndex]!.device === '')
    const wantedChair = chair ?? (takeableChairs.length > 0 ? null : (requestableChairs[0] ?? null))
    if (wantedChair !== null && requestableChairs.includes(wantedChair)) {
      agreement.ask({ wish: 'seat', chair: wantedChair, by: hash, name }, [])
      return table.isHeldBy(hash)
    }
    table.seating.sit(wantedChair ?? takeableChairs[0] ?? null, name, hash)
    return true
  }

  requestSeat(connection: Connection, { chair, code }: Extract<ClientMessage, { type: 'request-seat' }>): void {
    const { table, rights, agreement } = this.#parts
    const device = connection.device!.hash
    if (!table.seating.mayHold(chair, device)) throw new Refusal('saw-another-hand')
    if (!rights.mayRequest(connection).includes(chair) || table.chairs[chair]!.device === '')
      throw new Refusal('not-away')
    if (!connection.device!.isOwner) this.#checkCode(connection, code)
    agreement.ask({ wish: 'seat', chair, by: device }, [])
  }

  /**
   * Asks on behalf of a display that wants to show how to join. Only one display asks at a time, so that many of
   * them cannot hide other requests.
   */
  requestCode(connection: Connection): void {
    const { rights, agreement } = this.#parts
    if (rights.knowsCode(connection) || agreement.pending.some(({ request }) => request.wish === 'code')) return
    agreement.ask({ wish: 'code', chair: null, by: connection.device!.hash }, [])
  }

  /**
   * Throws Refusal if this is not the table's code, or if too many codes were tried. A device that greeted with the
   * table's code or link need not give the code.
   */
  #checkCode(connection: Connection, code: string | undefined): void {
    const { table, rights, guesses } = this.#parts
    if (rights.cameByInvitation(connection)) return
    const { address, device } = connection
    const guess = { device: device!.hash, address, table: table.id }
    if (guesses.hasTooMany(guess)) throw new Refusal('too-many-codes')
    if (equalInConstantTime((code ?? '').trim().toUpperCase(), table.code)) return
    guesses.countWrong(guess)
    throw new Refusal('wrong-code')
  }
}
