'use client'
export { JsonField as StockFilterField } from '../fields/json-field.tsx'
