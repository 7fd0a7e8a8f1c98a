import { useEffect } from 'react'
import { useLocation, useTranslate } from 'react-admin'
import { slugOf } from './paths.ts'

const call = (name: string | null | undefined) => {
  document.title = name ? `${name} · Admin` : 'Admin'
}

/** The browser's tab says what the page is about (spec: back-office 2.1 calls the whole of it 'Admin'). */
export function useTabTitle(text: string | undefined) {
  useEffect(() => {
    if (text) call(text)
  }, [text])
}

/**
 * The tab is called as react-admin's `Title` says, or as `data-tab` in it does, and as the entry of the menu until it says something. Drawn anew for each address and before its page,
 * so that a page with a head of its own has the last word.
 */
export function TabTitle() {
  const name = useTranslate()(`menu.${slugOf(useLocation().pathname)}`, { _: '' })
  useEffect(() => {
    call(name)
    const title = document.getElementById('react-admin-title')
    if (!title) return
    const follow = () => {
      const said = title.querySelector('[data-tab]')?.getAttribute('data-tab') ?? title.textContent
      if (said) call(said)
    }
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(title, { childList: true, characterData: true, subtree: true, attributeFilter: ['data-tab'] })
    return () => observer.disconnect()
  }, [name])
  return null
}
