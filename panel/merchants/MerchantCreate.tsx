import { Create, SimpleForm } from 'react-admin'
import { FormBody } from '../ui/form/FormBody.tsx'
import { MerchantInputs } from './MerchantInputs.tsx'

const opened = { purposes: ['order', 'wallet', 'top', 'client_order'], active: true, is_default: false }

export const MerchantCreate = () => (
  <Create title="merchants.new" record={opened} redirect="list">
    <SimpleForm component={FormBody}>
      <MerchantInputs isNew />
    </SimpleForm>
  </Create>
)
