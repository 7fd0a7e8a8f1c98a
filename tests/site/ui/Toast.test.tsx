import { act, fireEvent, render, screen } from '@testing-library/preact'
import type { ComponentChild } from 'preact'
import { beforeEach, expect, test, vi } from 'vitest'
import { Toast } from '../../../site/ui/Toast.tsx'

const text = 'Review published'
const words = { open: 'Show message', close: 'Close' }
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render((<Toast text={text} tone="ok" words={words} />) as ComponentChild)
})

test('a toast is read for four seconds, then folds into its icon, which opens it again', () => {
  wait(3.9)
  expect(screen.queryByText(text)).not.toBeNull()
  wait(0.2)
  expect(screen.queryByText(text)).toBeNull()
  press(words.open)
  expect(screen.queryByText(text)).not.toBeNull()
  wait(4.1)
  expect(screen.getByRole('button', { name: words.open })).toBeTruthy()
})

test('a toast that is closed is gone with its icon', () => {
  press(words.close)
  wait(5)
  expect(screen.queryByRole('button')).toBeNull()
})
