// What the host and its discovery say outside the pages, in English.

/** The page for an address the host does not have. */
export const notFoundPageWords = {
  title: 'There is nothing here',
  about: 'The link may be mistyped, or from another evening.',
  home: 'To the first page',
} as const

/** The page for somebody who used a name of this machine that the host does not serve. */
export const wrongHostNamePageWords = {
  title: 'Nearly there',
  about: 'Hunch is here, but not under this name. Open this address instead:',
} as const

/** The answer for somebody who used such a name and asked for no page, such as a program. */
export function wrongHostNameText(link: string): string {
  return `This host does not go by that name. Open ${link} instead.`
}

/** Why a host could not be started. */
export const hostStartErrors = {
  noFolder: (folder: string) =>
    `The tables cannot be kept in ${folder}. Make room there, or allow Hunch to write to it.`,
  failed: (why: string) => `The host could not be started: ${why}`,
} as const

/** The message of a second host that would use the folder of a running one. */
export function dataFolderInUseText(folder: string): string {
  return `Hunch is running already and keeps its tables in ${folder}. Use that one, or choose another folder with --data.`
}

/** Why tables and players cannot find each other automatically: no network, the port taken by another program, or refused by the system. */
export type DiscoveryTrouble = 'network' | 'port' | 'refused'

const unheard: Record<DiscoveryTrouble, string> = {
  network: 'this machine is on no network',
  port: 'another program keeps port 5353 to itself',
  refused: 'the system does not let Hunch use the local network',
}

/** Messages when finding tables, or being found, does not work. Each says what works instead. */
export const discoveryWords = {
  silent: (why: DiscoveryTrouble) =>
    `Others do not see this table in their list: ${unheard[why]}. They can still type its address.`,
  deaf: (why: DiscoveryTrouble) =>
    `Tables of others are not listed here: ${unheard[why]}. You can still type an address.`,
}
