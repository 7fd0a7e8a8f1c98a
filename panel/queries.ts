import { QueryClient } from '@tanstack/react-query'

/**
 * The data provider tries a GET again by itself; a refusal stays a refusal. Without a network calls are made all the same: react-query would hold them back
 * without a word, where a failed one says what is wrong.
 */
export const buildQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })
