import { api } from '../../data-providers/index.ts'
import { StarButton } from '../ui/StarButton.tsx'

const words = { button: 'orders.favorite', on: 'orders.done.favorite', off: 'orders.done.not_favorite' }

/** Puts an order among one's own favourites. */
export function FavoriteButton({ order_id, isOn, isOpen }: { order_id: number; isOn: boolean; isOpen: boolean }) {
  const call = (add_favorite: boolean) => api.post('/admin/order/set_favorite', { order_id, add_favorite })
  return isOpen ? <StarButton isOn={isOn} words={words} of={{ order_id }} call={call} /> : null
}
