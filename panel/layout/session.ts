import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useRef } from 'react'
import { useLocation } from 'react-admin'
import { type Session, sessionAt } from '../../data-providers/session.ts'
import { type Area, mayUse } from '../../schemas/rights.ts'

export const SessionContext = createContext<Session | null>(null)

/** Who is signed in and what waits, asked again on every change of route (spec: back-office 2.3); the last answer stands until there is a newer one. */
export function useLoadedSession() {
  const { pathname } = useLocation()
  const { data, error, refetch } = useQuery({ queryKey: ['session', pathname], queryFn: () => sessionAt(pathname), retry: false })
  const last = useRef(data)
  last.current = data ?? last.current
  return { data: last.current, error, refetch }
}

/** Whoever became somebody else in another tab is so here too: what the one before saw is not for them. */
export function useSamePerson(id: number | undefined) {
  const before = useRef(id)
  useEffect(() => {
    if (before.current !== undefined && id !== undefined && before.current !== id) location.reload()
    before.current = id
  }, [id])
}

/** The session of the screen; only inside the layout, which waits for it. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession outside of the layout')
  return session
}

/** Whether the signed-in member of staff may use an area (spec: decisions ADM-1). */
export const useMay = (area: Area): boolean => mayUse(area, useSession().admin.status)
