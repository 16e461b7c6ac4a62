'use client'
export { RelationshipField as VehiclesField } from '@payloadcms/ui'
