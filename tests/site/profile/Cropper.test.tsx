import { fireEvent, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { mendImages } from '../../../site/browser/broken-images.ts'
import { Cropper } from '../../../site/profile/forms/Cropper.tsx'
import { endListenersWithTest } from '../document-listeners.ts'
import { renderIn } from '../in-site.tsx'

// its frame is drawn by React, of which these tests have none
vi.mock('react-image-crop', async (original) => ({
  ...(await original<typeof import('react-image-crop')>()),
  default: ({ children }: { children?: ReactNode }) => <div>{children}</div>,
}))
endListenersWithTest()

const url = '/api/uploads/7.webp'
const t = locales.en['profile-forms']

function open() {
  const onCut = vi.fn()
  renderIn(<Cropper url={url} busy={false} failure="" onCut={onCut} onClose={() => {}} />)
  const image = document.querySelector(`img[src="${url}"]`) as HTMLImageElement
  return { onCut, image, use: screen.getByRole('button', { name: t.use_part }) }
}

/** One of 400 to 300 px, drawn at half of that. */
function draw(image: HTMLImageElement) {
  Object.defineProperties(image, { naturalWidth: { value: 400 }, naturalHeight: { value: 300 } })
  image.getBoundingClientRect = () => new DOMRect(0, 0, 200, 150)
  fireEvent.load(image)
}

test('a part of a photo can be used once the photo is drawn, not before', async () => {
  const { image, use, onCut } = open()
  expect(use).toHaveProperty('disabled', true)
  draw(image)
  await expect.poll(() => use).toHaveProperty('disabled', false)
  await userEvent.click(use)
  expect(onCut).toHaveBeenCalledExactlyOnceWith({ x: 50, y: 0, width: 300, height: 300 })
})

test('nothing stands in for a photo that can’t be loaded: it would be cut instead', () => {
  mendImages()
  const { image } = open()
  fireEvent.error(image)
  expect(image.getAttribute('src')).toBe('')
})

test('a slider gives the part its size around its middle, and a press on the photo brings it there', async () => {
  const { image, use, onCut } = open()
  draw(image)
  const size = await screen.findByRole('slider', { name: t.crop_size })
  await expect.poll(() => size).toHaveProperty('disabled', false)
  fireEvent.input(size, { target: { value: '50' } })
  await userEvent.click(use)
  expect(onCut).toHaveBeenLastCalledWith({ x: 125, y: 75, width: 150, height: 150 })
  fireEvent.click(image, { clientX: 60, clientY: 50 })
  await userEvent.click(use)
  expect(onCut).toHaveBeenLastCalledWith({ x: 45, y: 25, width: 150, height: 150 })
  // no further than the photo goes
  fireEvent.click(image, { clientX: 199, clientY: 149 })
  await userEvent.click(use)
  expect(onCut).toHaveBeenLastCalledWith({ x: 250, y: 150, width: 150, height: 150 })
})
