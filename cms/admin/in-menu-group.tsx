'use client'
import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

/** Puts a link of ours into a group of Payload's menu, after its collections; below the menu for those who see no such group. */
export function InMenuGroup({ group, children }: { group: string; children: ReactNode }) {
  const place = useSyncExternalStore(
    neverChanges,
    () => findContent(group),
    () => null,
  )
  return place ? createPortal(children, place) : children
}

const neverChanges = () => () => {}

const findContent = (group: string): Element | null =>
  document.getElementById(`nav-group-${group}`)?.querySelector('.nav-group__content') ?? null
