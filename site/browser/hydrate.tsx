import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type Site, SiteContext } from '../site.ts'
import { keepTyped } from './before-script.ts'

/** Takes over a part as the server drew it, inside the same site; what was typed before is told to it again. */
export async function hydrate(at: HTMLElement, Part: ComponentType<object>, props: object, site: Site) {
  const replay = keepTyped(at)
  hydrateRoot(
    at,
    <SiteContext.Provider value={site}>
      <Part {...props} />
    </SiteContext.Provider>,
  )
  await replay()
}
