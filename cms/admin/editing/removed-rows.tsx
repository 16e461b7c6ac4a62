'use client'
import { useAllFormFields, useForm } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { listRemoved } from './list-removed.ts'

/**
 * Removes fields of rows that the form no longer has. Payload's form adds what the server says about a new row, also when the row was removed
 * before the answer came: its saves would have a block without a type, and be refused.
 */
export function RemovedRows() {
  const [fields] = useAllFormFields()
  const { dispatchFields } = useForm()
  const counted = useRef(0)
  useEffect(() => {
    const count = Object.keys(fields).length
    const isLarger = count > counted.current
    counted.current = count
    if (isLarger) for (const path of listRemoved(fields)) dispatchFields({ type: 'REMOVE', path })
  }, [fields, dispatchFields])
  return null
}
