import { fireEvent, render, screen } from '@testing-library/preact'
import type { ComponentChild } from 'preact'
import { expect, test } from 'vitest'
import { usePressed } from '../../../site/browser/use-pressed.ts'

function Page() {
  const [pressed, letGo] = usePressed('a[data-order]')
  return (
    <>
      <a href="#here" data-order="">
        On the page
      </a>
      <button type="button" popoverTarget="week">
        More
      </button>
      <div id="week" popover="auto">
        <button type="button" popoverTarget="week" popoverTargetAction="hide">
          ×
        </button>
        <a href="#over" data-order="">
          Over the page
        </a>
      </div>
      {pressed && (
        <button type="button" onClick={letGo}>
          Close
        </button>
      )}
    </>
  )
}

test.each([
  ['On the page', 'On the page'],
  ['Over the page', 'More'],
])('gives the focus back to what is still there: of a link %s to what says %s', (link, back) => {
  render((<Page />) as ComponentChild)
  fireEvent.click(screen.getByText(link))
  fireEvent.click(screen.getByText('Close'))
  expect(document.activeElement?.textContent).toBe(back)
})

test('the second press of two chooses nothing in what the first one opened', () => {
  render((<Page />) as ComponentChild)
  fireEvent.click(screen.getByText('On the page'), { detail: 1 })
  expect([fireEvent.click(screen.getByText('Close'), { detail: 2 }), screen.queryByText('Close') !== null]).toEqual([false, true])
  fireEvent.click(screen.getByText('Close'), { detail: 2 })
  expect(screen.queryByText('Close')).toBeNull()
})
