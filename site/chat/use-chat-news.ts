import { useEffect } from 'react'
import { connect, socketAddress } from '../../data-providers/chat/connection.ts'

/** Of many messages that come at once it is told once, ms. */
const PAUSE = 100

/** Says when something was said or read in any of a client's chats, while none of them is open. */
export function useChatNews(client_id: number | undefined, onNews: () => void) {
  useEffect(() => {
    if (client_id === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let wasOpen = false
    const say = () => {
      clearTimeout(timer)
      timer = setTimeout(onNews, PAUSE)
    }
    const connection = connect({
      address: () => socketAddress({ role: 'client', id: client_id }),
      onAnswer: ({ status }) => status === 'success' && say(),
      onState: (state) => {
        if (state !== 'set') return
        // what came while the line was cut was told to nobody
        if (wasOpen) say()
        wasOpen = true
      },
    })
    return () => {
      clearTimeout(timer)
      connection.leave()
    }
  }, [client_id, onNews])
}
