import { type Component, createElement } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { useState, useSyncExternalStore } from '../../../site/build/react.ts'

const drawn: object[] = []
function Part(this: Component) {
  drawn.push(this)
  const [given] = useState('given')
  const [made] = useState(() => 'made')
  const told = useSyncExternalStore(
    () => () => {},
    () => 'now',
    () => 'at first',
  )
  return createElement('p', null, [given, made, told].join())
}

test('what the server draws shows the states it begins with, and sets no function on a component that would hold its page', () => {
  expect(renderToString(createElement(Part as never, null))).toBe('<p>given,made,at first</p>')
  expect(drawn.map((part) => 'shouldComponentUpdate' in part)).toEqual([false])
})
