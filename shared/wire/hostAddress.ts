// The form of a host's address in messages, and why the host gives it out.
import * as v from 'valibot'

/** host:port, where the host is a name, an IPv4 address, or an IPv6 address in brackets. */
export const hostAddressSchema = v.pipe(v.string(), v.regex(/^(?:[a-z0-9.-]{1,100}|\[[0-9a-f:.]{1,60}\]):\d{1,5}$/i))

/**
 * The kinds of network interfaces. unnamed: a real one whose name does not say which kind; tunnel: to a VPN; virtual: to
 * virtual machines or containers; unconnected: no router answered it.
 */
export const InterfaceKind = v.picklist(['wifi', 'cable', 'unnamed', 'tunnel', 'virtual', 'unconnected'])
export type InterfaceKind = v.InferOutput<typeof InterfaceKind>

/** The kinds behind which nobody in the room is, the likeliest first. */
export const UNREAL_KINDS: readonly InterfaceKind[] = ['tunnel', 'virtual', 'unconnected']

/**
 * One of several addresses of a host: the kind of network interface it belongs to, and the main reason why it is
 * given out.
 */
export const AddressReason = v.object({
  address: hostAddressSchema,
  card: InterfaceKind,
  why: v.optional(v.picklist(['chosen', 'visited', 'tables', 'outward'])), // chosen by the owner; others came by it; other hosts' tables were found there; the way to the internet
})
export type AddressReason = v.InferOutput<typeof AddressReason>
