import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Create, SimpleForm, useLocation, useNavigate } from 'react-admin'
import { api, dataOf, type NewOrder, orders } from '../../data-providers/index.ts'
import { OWN_COUNTRY } from '../../theme/phones.ts'
import { useEdition } from '../edition.ts'
import { pathTo } from '../layout/paths.ts'
import { useSession } from '../layout/session.ts'
import { slugs } from '../slugs.ts'
import { FormBody } from '../ui/form/FormBody.tsx'
import { FormToolbar } from '../ui/form/FormToolbar.tsx'
import { useSubmit } from '../ui/form/submit.ts'
import { ReadFailure } from '../ui/ReadFailure.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ContactInputs } from './ContactInputs.tsx'
import { OrderInputs, sourceOf } from './OrderInputs.tsx'
import { fieldsOf, newValues, type OrderValues, valuesOf } from './order-values.ts'
import { RulesFailure } from './RulesFailure.tsx'

interface CreateValues extends OrderValues {
  client_name: string
  phone_plain: string
  phone_default_country_code: number
  email: string
  kind: string
  tutor_id: number | null
}

/** A new order: empty, or with `?copy=` like another one. */
export function OrderCreate() {
  const copied = Number(new URLSearchParams(useLocation().search).get('copy') ?? 0)
  return copied > 0 ? <CopiedOrder id={copied} /> : <NewOrderForm />
}

function CopiedOrder({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({ queryKey: [slugs.orders, 'copy', id], queryFn: () => dataOf(api.get('/admin/order/copy', { id })) })
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  if (!data) return <Skeleton />
  const { client_name, phone_plain, phone_default_country_code, email, kind, ...order } = data.order
  const contact = { client_name, phone_plain, phone_default_country_code, email, kind, tutor_id: null }
  return <NewOrderForm draft={{ ...valuesOf(order), ...contact }} />
}

/** The form of a new order, for the client with this phone or e-mail or for a new one (spec: decisions ORD-3). */
function NewOrderForm({ draft }: { draft?: CreateValues }) {
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
    ...draft,
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
