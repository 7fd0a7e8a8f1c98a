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
function open() {
  const onCut = vi.fn()
  renderIn(<Cropper url={url} busy={false} onCut={onCut} onClose={() => {}} />)
  const image = document.querySelector(`img[src="${url}"]`) as HTMLImageElement
  return { onCut, image, use: screen.getByRole('button', { name: locales.en['profile-forms'].use_part }) }
}

test('a part of a photo can be used once the photo is drawn, not before', async () => {
  const { image, use, onCut } = open()
  expect(use).toHaveProperty('disabled', true)
  Object.defineProperties(image, { naturalWidth: { value: 400 }, naturalHeight: { value: 300 } })
  fireEvent.load(image)
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
