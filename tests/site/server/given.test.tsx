import { renderToString } from 'preact-render-to-string'
import { createContext, useContext } from 'react'
import { expect, test } from 'vitest'
import { given } from '../../../site/server/given.ts'

const Town = createContext('nowhere')
const Trade = createContext('nothing')
const Read = () => <i>{`${useContext(Trade)} in ${useContext(Town)}`}</i>
const drawn = (element: unknown) => renderToString(element as never)

test('a context’s value reaches all who read it, like its provider’s, and ends with its tree', () => {
  const tree = (
    <p>
      <Read />
      {given(Town, 'Astana', <Read />)}
      {given(Trade, 'maths', given(Town, 'Almaty', <Read />))}
      <Town.Provider value="Taraz">{given(Trade, 'chess', <Read />)}</Town.Provider>
      <Read />
    </p>
  )
  expect(drawn(tree)).toBe(
    '<p><i>nothing in nowhere</i><i>nothing in Astana</i><i>maths in Almaty</i><i>chess in Taraz</i><i>nothing in nowhere</i></p>',
  )
})
