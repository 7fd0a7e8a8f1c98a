import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { api, dataOf } from '../../data-providers/index.ts'
import { useToast } from '../layout/toast.ts'
import { Icon } from '../ui/Icon.tsx'

const Star = styled(IconButton)({ color: 'var(--ink-2)', '&[aria-pressed=true]': { color: 'var(--star)' } })

/** Puts an order among one's own favourites: shown at once, taken back when refused. */
export function FavoriteButton({ order_id, isOn, isOpen }: { order_id: number; isOn: boolean; isOpen: boolean }) {
  const [shown, setShown] = useState(isOn)
  const translate = useTranslate()
  const toast = useToast()
  useEffect(() => setShown(isOn), [isOn])

  const toggle = async () => {
    setShown(!shown)
    try {
      await dataOf(api.post('/admin/order/set_favorite', { order_id, add_favorite: !shown }))
    } catch (error) {
      setShown(shown)
      toast.failure(error)
    }
  }
  if (!isOpen) return null
  return (
    <Star aria-pressed={shown} aria-label={translate('orders.favorite', { order_id })} onClick={toggle}>
      <Icon name="star" filled={shown} />
    </Star>
  )
}
