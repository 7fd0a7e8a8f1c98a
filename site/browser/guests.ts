import type { Guest, Guests } from '../layout/guests.ts'
import { startAnalytics } from './analytics.ts'
import { pushed } from './data-layer.ts'

const names = ['tags', 'analytics', 'chat', 'marketing'] as const satisfies readonly Guest[]
const inside = new Set<Guest>()

/** An address that says a secret is nobody else's to read. */
export const isSecret = () => /[?&](ak|confirmation_code|reset_code|token|code)=/.test(window.location.search)

/** Puts a script of somebody else into the page. */
export function addScript(address: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = address
  script.async = true
  return document.head.appendChild(script)
}

/** Lets the scripts in that are agreed to, each once; whoever was let in before stays until the page is left. */
export function letIn(guests: Guests, agreed: readonly Guest[] = names) {
  for (const name of agreed) {
    const address = guests[name]
    if (!address || inside.has(name)) continue
    inside.add(name)
    if (name === 'tags') pushed().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    if (name === 'analytics') startAnalytics(address)
    addScript(address)
  }
}
