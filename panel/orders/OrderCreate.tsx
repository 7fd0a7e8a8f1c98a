import { useState } from 'react'
import { Create, SimpleForm, useNavigate } from 'react-admin'
import { type NewOrder, orders } from '../../data-providers/index.ts'
import { OWN_COUNTRY } from '../../theme/phones.ts'
import { useEdition } from '../edition.ts'
import { pathTo } from '../layout/paths.ts'
import { useSession } from '../layout/session.ts'
import { slugs } from '../slugs.ts'
import { FormBody } from '../ui/form/FormBody.tsx'
import { FormToolbar } from '../ui/form/FormToolbar.tsx'
import { useSubmit } from '../ui/form/submit.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { ContactInputs } from './ContactInputs.tsx'
import { OrderInputs, sourceOf } from './OrderInputs.tsx'
import { fieldsOf, newValues, type OrderValues } from './order-values.ts'
import { RulesFailure } from './RulesFailure.tsx'

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
    <Create title="orders.new" record={opened}>
      <RulesFailure />
      <SimpleForm component={FormBody} onSubmit={submit} toolbar={<FormToolbar label="orders.create" />}>
        <Sheet title="orders.client">
          <ContactInputs />
        </Sheet>
        <Sheet title="orders.request">
          <OrderInputs />
        </Sheet>
      </SimpleForm>
    </Create>
  )
}
