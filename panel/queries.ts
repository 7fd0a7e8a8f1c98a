import { QueryClient } from '@tanstack/react-query'

/** The data provider tries a GET again by itself; a refusal stays a refusal. */
export const buildQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } })
