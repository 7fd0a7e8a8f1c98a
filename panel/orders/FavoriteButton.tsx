import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { useToast } from '../layout/toast.ts'
import { Icon } from '../ui/Icon.tsx'

const Star = styled(IconButton)({ color: 'var(--ink-2)', '&[aria-pressed=true]': { color: 'var(--star)' } })

/** Puts an order among one's own favourites: shown at once, taken back when refused, or by the toast. */
export function FavoriteButton({ order_id, isOn, isOpen }: { order_id: number; isOn: boolean; isOpen: boolean }) {
  const [shown, setShown] = useState(isOn)
  const translate = useTranslate()
  const toast = useToast()
  useEffect(() => setShown(isOn), [isOn])

  const set = async (isFavorite: boolean) => {
    setShown(isFavorite)
    try {
      await dataOf(api.post('/admin/order/set_favorite', { order_id, add_favorite: isFavorite }))
      return true
    } catch (error) {
      setShown(!isFavorite)
      toast.failure(error)
      return false
    }
  }
  const toggle = async () => {
    if (await set(!shown)) toast.undoable(() => void set(shown), shown ? 'orders.done.not_favorite' : 'orders.done.favorite', { order_id })
  }
  if (!isOpen) return null
  return (
    <Star aria-pressed={shown} aria-label={translate('orders.favorite', { order_id })} onClick={toggle}>
      <Icon name="star" filled={shown} />
    </Star>
  )
}
