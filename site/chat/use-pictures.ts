import { useRef, useState } from 'react'
import { errorOf, unreachable } from '../../data-providers/api.ts'
import type { Partner } from '../../data-providers/chat/talk.ts'
import { newSending } from '../../data-providers/sending.ts'
import type { ChatMessage } from '../../schemas/chat.ts'

/** A picture on its way. */
interface PendingPicture {
  key: string
  file: File
  /** Where the browser shows it from. */
  shown: string
  msg_text: string
  /** How much of it has left, from 0 to 1. */
  share: number
  /** Why it was not taken. */
  error: ReturnType<typeof errorOf> | null
}

/** Pictures leave past the socket, as files do: each tells how much of it has left, and can be called off meanwhile. */
export function usePictures(to: Partner, messages: readonly ChatMessage[], onSent: (message: ChatMessage) => void) {
  const [waiting, setWaiting] = useState<readonly PendingPicture[]>([])
  const calls = useRef(new Map<string, AbortController>())
  const change = (key: string, changed: Partial<PendingPicture>) =>
    setWaiting((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  const drop = (key: string) => {
    calls.current.get(key)?.abort()
    setWaiting((all) => {
      for (const one of all) if (one.key === key) URL.revokeObjectURL(one.shown)
      return all.filter((one) => one.key !== key)
    })
  }
  const put = async ({ key, file, msg_text }: PendingPicture) => {
    change(key, { error: null, share: 0 })
    const call = new AbortController()
    calls.current.set(key, call)
    // what sends files comes with the first picture
    const watched = await import('../../data-providers/watched.ts').catch(() => null)
    if (call.signal.aborted) return
    const post = watched?.watchedPost({ signal: call.signal, onProgress: (share) => change(key, { share }) })
    const answer = (await post?.('/chat/media', { ...to, media: file, msg_text, key })) ?? unreachable
    calls.current.delete(key)
    if (answer.status === 'fail') return change(key, { error: errorOf(answer) })
    onSent(answer.data.message)
    drop(key)
  }
  return {
    // the socket may tell of it before the call answers, or when its answer was lost
    waiting: waiting.filter(({ key }) => !messages.some((message) => message.key === key)),
    drop,
    again: (key: string) => {
      for (const one of waiting) if (one.key === key) put(one)
    },
    send(file: File, msg_text: string) {
      const one: PendingPicture = { key: newSending().key, file, shown: URL.createObjectURL(file), msg_text, share: 0, error: null }
      setWaiting((all) => [...all, one])
      put(one)
    },
  }
}
