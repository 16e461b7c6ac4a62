'use client'
import { useEffect } from 'react'
import { useSchedule } from './known-schedules.ts'
import { PlannedList } from './planned-list.tsx'
import { sendSchedule } from './send-schedule.ts'
import { useScheduleAddress } from './use-schedule-address.ts'

/** In the header of a form: what is planned for the document. Who may not publish it is told nothing. */
export function ScheduleNote() {
  const address = useScheduleAddress()
  const known = useSchedule(address)
  useEffect(() => {
    if (address !== null) void sendSchedule(address)
  }, [address])
  return address !== null && known ? <PlannedList address={address} schedule={known} /> : null
}
