import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { dataOf } from '../../data-providers/index.ts'
import { useToast } from '../layout/toast.ts'
import { Icon } from './Icon.tsx'

const Star = styled(IconButton)({ color: 'var(--ink-2)', '&[aria-pressed=true]': { color: 'var(--star)' } })

interface Props {
  isOn: boolean
  /** Keys: the name of the button, what the toast says of each way. */
  words: { button: string; on: string; off: string }
  /** What the words speak of. */
  of: Record<string, unknown>
  call: (isFavorite: boolean) => Parameters<typeof dataOf>[0]
}

/** Puts a record among one's own favourites: shown at once, taken back when refused, or by the toast. */
export function StarButton({ isOn, words, of, call }: Props) {
  const [shown, setShown] = useState(isOn)
  const translate = useTranslate()
  const toast = useToast()
  useEffect(() => setShown(isOn), [isOn])

  const set = async (isFavorite: boolean) => {
    setShown(isFavorite)
    try {
      await dataOf(call(isFavorite))
      return true
    } catch (error) {
      setShown(!isFavorite)
      toast.failure(error)
      return false
    }
  }
  const toggle = async () => {
    if (await set(!shown)) toast.undoable(() => void set(shown), shown ? words.off : words.on, of)
  }
  return (
    <Star aria-pressed={shown} aria-label={translate(words.button, of)} onClick={toggle}>
      <Icon name="star" filled={shown} />
    </Star>
  )
}
