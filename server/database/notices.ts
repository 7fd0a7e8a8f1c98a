/** What processes tell each other through PostgreSQL, beside changes of content. */
export const channels = ['chat', 'sessions', 'orders'] as const
export type Channel = (typeof channels)[number]

/** Hears a notice's text; null: some may have been missed. */
export type Listener = (text: string | null) => void

export interface Notices {
  /** Calls `listener` with each notice of a channel, until the function it answers is called. */
  on(channel: Channel, listener: Listener): () => void
  /** Passes on what was heard. */
  pass(channel: Channel, text: string | null): void
}

/** The notices of one edition, as this process hears them. */
export function openNotices(): Notices {
  const listeners = new Map<Channel, Set<Listener>>(channels.map((channel) => [channel, new Set()]))
  return {
    on(channel, listener) {
      listeners.get(channel)?.add(listener)
      return () => void listeners.get(channel)?.delete(listener)
    },
    pass(channel, text) {
      for (const listener of listeners.get(channel) ?? []) listener(text)
    },
  }
}
