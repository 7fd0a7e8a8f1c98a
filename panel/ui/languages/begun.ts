import { useState } from 'react'
import { useLocation } from 'react-admin'
import { useEdition } from '../../edition.ts'

/** What a new text begins with: what it shares with the one it translates, which stands beside it; else the edition's own language. */
export function useBegun() {
  const { locales } = useEdition()
  const { search } = useLocation()
  const [begun] = useState(() => {
    const params = new URLSearchParams(search)
    const beside = Number(params.get('beside'))
    return { opened: { lang: locales[0], ...sharedOf(params) } as Record<string, unknown>, beside: beside > 0 ? beside : undefined }
  })
  return begun
}

function sharedOf(params: URLSearchParams): Record<string, unknown> {
  try {
    return JSON.parse(params.get('source') ?? '{}')
  } catch {
    return {}
  }
}
