import { Gauge, Histogram, type Registry } from 'prom-client'

/** What is measured of the chat. */
export interface ChatMeters {
  sockets: Gauge<'role'>
  delay: Histogram
}

/** The chat's part of `/metrics`. */
export const chatMeters = (registry: Registry): ChatMeters => ({
  sockets: new Gauge({ name: 'chat_sockets', help: 'Open sockets of the chat by role', labelNames: ['role'], registers: [registry] }),
  delay: new Histogram({
    name: 'chat_message_delay_seconds',
    help: 'Time from when a message was written to when it was handed to the sockets of its readers',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  }),
})
