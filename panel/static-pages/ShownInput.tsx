import { BooleanInput } from 'react-admin'

const format = (status: unknown) => status === 1
const parse = (isShown: unknown) => (isShown ? 1 : 0)

/** Whether visitors see the page as soon as it is saved. */
export const ShownInput = () => <BooleanInput source="status" label="static_pages.fields.shown" format={format} parse={parse} />
