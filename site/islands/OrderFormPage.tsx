import { FormPage } from '../requests/FormPage.tsx'
import { useFormTexts } from '../requests/form-texts.ts'
import { OrderForm } from '../requests/OrderForm.tsx'
import type { Offer } from '../requests/offer.ts'
import type { Opening } from '../requests/opening.ts'

interface Props {
  offer: Offer
  opening: Opening
  /** Where the × leads. */
  closeTo: string
}

/** The order form as a page of its own (spec: decisions WEB-2). */
export default function OrderFormPage({ closeTo, ...given }: Props) {
  const texts = useFormTexts()
  return (
    <OrderForm
      {...given}
      {...texts}
      location={given.offer.tutor ? 'profile' : 'catalog_header'}
      onClose={() => window.location.assign(closeTo)}
      onReturn={() => window.location.reload()}
      frame={(form) => <FormPage id="order" closeTo={closeTo} {...form} />}
    />
  )
}
