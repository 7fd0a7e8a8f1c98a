import { useTranslate } from 'react-admin'

/** `№ 5`, in Spanish `n.º 5`. */
export const RecordNumber = ({ id }: { id: number }) => useTranslate()('common.number', { id })
