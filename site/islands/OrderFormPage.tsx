import { useFormTexts } from '../requests/form-texts.ts'
import { type Opening, OrderForm } from '../requests/OrderForm.tsx'
import styles from '../requests/OrderPage.module.css'
import type { Offer } from '../requests/offer.ts'
import { DialogFrame, dialogPage } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'

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
      frame={({ title, before, body, foot, onClose }) => (
        <section className={`${dialogPage} ${styles.root}`} aria-labelledby="order-title">
          <DialogFrame
            id="order"
            heading="h1"
            before={before}
            title={title}
            close={
              <a className={styles.close} href={closeTo} aria-label={texts.t.close} onClick={onClose}>
                <Icon d={icons.close} />
              </a>
            }
            foot={foot}
          >
            {body}
          </DialogFrame>
        </section>
      )}
    />
  )
}
