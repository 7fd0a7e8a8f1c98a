import { type ComponentChild, hydrate, options, render } from 'preact'
import { useState as statefully, useLayoutEffect, useRef } from 'preact/hooks'

// What our sources take from React, on Preact alone: preact/compat, which serves any package, would be 1.5 KB more on every page.
export { Component, createContext, createElement, createPortal, Fragment } from 'preact'
export { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'

/** The state of what is drawn once is what it begins with. */
const atFirst = (first: unknown) => [typeof first === 'function' ? first() : first, () => {}]

/**
 * On the server without Preact's state: V8 takes a function that is set as a property for long-lived, so the two that Preact ties to each state would hold
 * their whole page until the slow collection of garbage (docs/decisions/0014-short-lived-pages.md).
 */
export const useState = import.meta.env.SSR ? (atFirst as typeof statefully) : statefully

/** Fields whose change is told once it is made; all others tell React's `onChange` with each letter. */
const changesAtOnce = /^(file|checkbox|radio)$/

/** The browser's name of what React calls otherwise: events that bubble, and `onChange` of fields that are written in. */
function eventOf(name: string, element: string, type: unknown): string {
  if (name === 'onFocus') return 'onfocusin'
  if (name === 'onBlur') return 'onfocusout'
  return name === 'onChange' && (element === 'input' || element === 'textarea') && !changesAtOnce.test(String(type)) ? 'oninput' : name
}

const inBrowser = typeof document !== 'undefined'

const before = options.vnode
options.vnode = (vnode) => {
  const { type } = vnode
  if (typeof type === 'string') {
    // its own of each element: JSX copies what is spread into it
    const props: Record<string, unknown> = vnode.props
    for (const name in props) {
      const told = eventOf(name, type, props.type)
      if (told === name) continue
      props[told] = props[name]
      delete props[name]
    }
    // where scripts run a browser takes what stands in a <noscript> for words
    if (inBrowser && type === 'noscript') vnode.props = { children: null }
  }
  before?.(vnode)
}

// handlers ask React's event for the browser's, which here it is itself
options.event = (event) => Object.assign(event, { nativeEvent: event })

/** A value that lives outside of components. What the server drew is taken over with `getFirst`, then the value is shown as it is. */
export function useSyncExternalStore<Value>(subscribe: (heard: () => void) => () => void, get: () => Value, getFirst = get): Value {
  const [, draw] = useState({})
  const taken = useRef(false)
  const value = taken.current ? get() : getFirst()
  const latest = useRef({ get, value })
  latest.current = { get, value }
  useLayoutEffect(() => {
    taken.current = true
    const look = () => {
      if (!Object.is(latest.current.get(), latest.current.value)) draw({})
    }
    look()
    return subscribe(look)
  }, [subscribe, draw])
  return value
}

export const createRoot = (at: Element) => ({
  render: (tree: ComponentChild) => render(tree, at),
  unmount: () => render(null, at),
})

export const hydrateRoot = (at: Element, tree: ComponentChild) => hydrate(tree, at)
