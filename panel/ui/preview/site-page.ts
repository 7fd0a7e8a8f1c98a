export interface Draft {
  title: string
  html: string
}

/** What runs on a page, or loads what runs. */
const running = 'script, link[rel=modulepreload], link[rel=preload], iframe, object, embed'

/** A page of the site with a draft in place of its article, as visitors would see it; null where the page has no article. `nonce` lets its style in here. */
export function withDraft(page: string, { title, html }: Draft, nonce: string): string | null {
  const site = new DOMParser().parseFromString(page.replaceAll('<style', `<style nonce="${nonce}"`), 'text/html')
  const text = site.querySelector('[data-article]')
  const head = text?.parentElement?.querySelector('h1')
  if (!text || !head) return null
  head.textContent = title
  text.innerHTML = html
  for (const one of site.querySelectorAll(running)) one.remove()
  return `<!doctype html>${site.documentElement.outerHTML}`
}
