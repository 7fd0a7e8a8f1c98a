import { readKnown } from './page-site.ts'

let coming: Promise<void> | undefined

/** Fetches the styles of what opens later, once. Where the line breaks it looks plain, and the next one asks again. */
export function laterStyle(): Promise<void> {
  coming ??= add(readKnown().style)
  return coming
}

const add = (address: string | undefined): Promise<void> =>
  new Promise((done) => {
    if (!address) return done()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
    link.onload = () => done()
    link.onerror = () => {
      coming = undefined
      link.remove()
      done()
    }
    document.head.append(link)
  })
