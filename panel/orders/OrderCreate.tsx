import { useState } from 'react'
import { useNavigate, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { type NewOrder, orders } from '../../data-providers/index.ts'
import { OWN_COUNTRY } from '../../theme/phones.ts'
import { useEdition } from '../edition.ts'
import { pathTo } from '../layout/paths.ts'
import { useSession } from '../layout/session.ts'
import { slugs } from '../slugs.ts'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import { Button } from '../ui/Button.tsx'
import { Column, Row } from '../ui/boxes.ts'
import { EditForm } from '../ui/form/EditForm.tsx'
import { useSubmit } from '../ui/form/submit.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { ContactInputs } from './ContactInputs.tsx'
import { OrderInputs, sourceOf } from './OrderInputs.tsx'
import { fieldsOf, newValues, type OrderValues } from './order-values.ts'

interface CreateValues extends OrderValues {
  client_name: string
  phone_plain: string
  phone_default_country_code: number
  email: string
  kind: string
  tutor_id: number | null
}

/** A new order, for the client with this phone or e-mail or for a new one (spec: decisions ORD-3). */
export function OrderCreate() {
  const edition = useEdition()
  const { admin } = useSession()
  const navigate = useNavigate()
  const translate = useTranslate()
  const create = ({ client_name, phone_plain, phone_default_country_code, email, kind, tutor_id, ...values }: CreateValues) =>
    orders.create({ client_name, phone_plain, phone_default_country_code, email, kind, tutor_id, ...fieldsOf(values) } as NewOrder)
  const submit = useSubmit(create, { done: 'orders.done.created', onDone: ({ order_id }) => navigate(pathTo(slugs.orders, order_id)), sourceOf })
  const [opened] = useState<CreateValues>(() => ({
    ...newValues(edition.locales[0], admin.id),
    client_name: '',
    phone_plain: '',
    phone_default_country_code: OWN_COUNTRY,
    email: '',
    kind: 'general',
    tutor_id: null,
  }))
  return (
    <Column>
      <Breadcrumb slug={slugs.orders} />
      <PageHead title={translate('orders.new')} />
      <EditForm values={opened} onSubmit={submit}>
        <Column>
          <Sheet title={translate('orders.client')}>
            <ContactInputs />
          </Sheet>
          <Sheet title={translate('orders.request')}>
            <OrderInputs />
          </Sheet>
          <Foot />
        </Column>
      </EditForm>
    </Column>
  )
}

function Foot() {
  const { isSubmitting } = useFormState()
  const translate = useTranslate()
  return (
    <Row>
      <Button variant="contained" type="submit" isBusy={isSubmitting}>
        {translate('orders.create')}
      </Button>
    </Row>
  )
}
