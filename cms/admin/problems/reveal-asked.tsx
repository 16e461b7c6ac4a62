'use client'
import { useEffect } from 'react'
import { revealField } from './reveal-field.ts'

/** Renders nothing. Opens the field that the form's address names, in whatever tab: `#field-config__finance__interestRate`. */
export function RevealAsked() {
  useEffect(() => {
    const path = /^#field-([\w-]+)$/.exec(location.hash)?.[1]
    if (path !== undefined) void revealField(path.split('__').join('.'))
  }, [])
  return null
}
