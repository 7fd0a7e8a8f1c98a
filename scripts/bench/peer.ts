import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A server that the product is measured against, a process of its own as the product is. */
export interface Peer {
  url: string
  pid: number
  stop(): void
}

/** Starts a file of this folder that takes one message, then serves and sends back its port. */
export async function startPeer(file: string, message: object): Promise<Peer> {
  const child = fork(join(import.meta.dirname, file))
  child.send(message)
  const [port] = (await once(child, 'message')) as [number]
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() }
}
