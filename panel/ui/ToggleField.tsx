import Switch from '@mui/material/Switch'
import {
  type FieldProps,
  type RaRecord,
  useDataProvider,
  useFieldValue,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslateLabel,
  useUpdate,
} from 'react-admin'
import type { Provider } from '../../data-providers/index.ts'
import { useToast } from '../layout/toast.ts'

/** A yes or no of a row that is turned where it stands, by a call of its own: seen at once, taken back when refused. */
export function ToggleField<R extends RaRecord>({ label, ...props }: FieldProps<R> & { source: string }) {
  const { source } = props
  const record = useRecordContext<R>(props)
  const resource = useResourceContext(props) ?? ''
  const isOn = Boolean(useFieldValue(props))
  const provider = useDataProvider<Provider>()
  const toast = useToast()
  const translateLabel = useTranslateLabel()
  const nameOf = useGetRecordRepresentation(resource)
  const [update, { isPending }] = useUpdate<R>(resource, undefined, {
    mutationMode: 'optimistic',
    mutationFn: async ({ id = '', data, previousData }) =>
      (await provider.toggle(resource, { id, field: source, value: Boolean(data?.[source as keyof R]), previousData })).data as R,
    // react-admin calls a success at once, before the server has answered
    onSettled: (_, error) => (error ? toast.failure(error) : toast.success()),
  })
  if (!record) return null
  const toggle = () => {
    if (!isPending) void update(resource, { id: record.id, data: { [source]: !isOn } as Partial<R>, previousData: record })
  }
  const said = translateLabel({ source, resource, ...(label !== undefined && { label }) })
  return <Switch size="small" checked={isOn} onChange={toggle} slotProps={{ input: { 'aria-label': `${said}: ${nameOf(record)}` } }} />
}
