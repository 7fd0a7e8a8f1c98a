import { placesOf } from '../../schemas/order-places.ts'
import type { OrderForClient, OrderForTutor } from '../../schemas/orders.ts'
import { useSite, useTexts } from '../site.ts'
import { intervalsText, placeText, rhythmText, taughtText } from './names.ts'
import { type Line, Pairs } from './Pairs.tsx'
import { dayAndTime } from './when.ts'

type Known =
  | Omit<OrderForClient, 'address' | 'appointed_tutor' | 'tutors' | 'rates' | 'package_id' | 'school_payment'>
  | Omit<OrderForTutor, 'client' | 'own'>

interface Props {
  order: Known
  address: string | null
  side: 'client' | 'tutor'
  /** What its side alone is told, behind the subjects. */
  own?: readonly Line[]
}

/** What was asked for, line by line; what was not said is left out. */
export function OrderDetails({ order, address, side, own = [] }: Props) {
  const { edition, language } = useSite()
  const { facts } = useTexts('orders')
  const enums = useTexts('enums-requests')
  const word = (words: Readonly<Record<number, string>>, id: number | null) => (id ? words[id] : undefined)
  const places = side === 'client' ? enums.place : enums.place_order
  const lines: Line[] = [
    ...order.lessons.map(
      ({ name, levels }): Line => [
        facts.lessons,
        taughtText(
          [name],
          levels.map((level) => level.name),
        ),
      ],
    ),
    ...own,
    [facts.place, placeText(placesOf(order), order.places_name, places)],
    [facts.address, address],
    [order.class_regularity ? facts.rhythm : facts.duration, rhythmText(order, enums)],
    [facts.time, intervalsText(order.time_intervals, enums.any_time, edition)],
    [facts.wished, order.wished_first_class ? dayAndTime(order.wished_first_class, edition, language) : ''],
    [facts.student, word(enums.client_age, order.client_age)],
    [facts.practice, word(enums.practice, order.practice_id)],
    [facts.sex, word(enums.tutor_sex, order.tutor_sex)],
    [facts.wishes, order.wishes],
  ]
  return <Pairs lines={lines} />
}
