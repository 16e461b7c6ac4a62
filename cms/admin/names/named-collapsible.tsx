'use client'
import { useRowNames } from './use-row-names.ts'

/** Label of a collapsible part of a form. */
export const NamedCollapsible = ({ field: { label } }: { field: { label: string } }) => (
  <span ref={useRowNames(label)} className="row-label">
    {label}
  </span>
)
