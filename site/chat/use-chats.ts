import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../data-providers/api.ts'
import type { ChatEntry } from '../../schemas/chat.ts'
import { useAccount } from '../layout/account/store.ts'

/** The client's chats: read again when asked, and whenever the header has heard that something was said or read, or that something else waits. */
export function useChats(first: readonly ChatEntry[]) {
  const [chats, take] = useState(first)
  const waiting = useAccount(({ unread }) => unread)
  const news = useAccount((account) => account.news)
  const shown = useRef(news)
  useEffect(() => take(first), [first])
  const refresh = useCallback(async () => {
    const answer = await api.get('/client/orders/chats')
    if (answer.status === 'success') take(answer.data.chats)
  }, [])
  const known = first.reduce((sum, { unread }) => sum + unread, 0)
  const isNews = waiting !== null && waiting !== known
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each number anew
  useEffect(() => {
    if (isNews) refresh()
  }, [waiting, isNews, refresh])
  useEffect(() => {
    if (shown.current !== news) refresh()
    shown.current = news
  }, [news, refresh])
  return { chats, refresh }
}
