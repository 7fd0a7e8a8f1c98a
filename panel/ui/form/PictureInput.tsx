import { ImageField, ImageInput, type ImageInputProps, useResourceContext, useTranslateLabel } from 'react-admin'
import { pictureTypes } from '../../../schemas/upload-terms.ts'
import { useToast } from '../../layout/toast.ts'

const kinds = Object.fromEntries(pictureTypes.map((type) => [type, []]))

/** One picture of a record, chosen or dropped; the descriptor sends it with `fileOf`. react-admin names neither the box nor what it shows to screen readers. */
export function PictureInput(props: ImageInputProps) {
  const { source, label } = props
  const resource = useResourceContext(props)
  const toast = useToast()
  const name = useTranslateLabel()({ source, ...(resource && { resource }), ...(label !== undefined && { label }) })
  return (
    <ImageInput accept={kinds} inputProps={{ 'aria-label': name }} options={{ onDropRejected: () => toast.failure('file_type') }} {...props}>
      <ImageField source="src" title="title" />
    </ImageInput>
  )
}
