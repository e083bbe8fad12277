import {
  Ban, Banknote, Bell, CalendarClock, Camera, Car, CircleAlert, Clock, Coins, Crown, Flag, Gem, Gift, Guitar, Handshake, Heart, Hourglass, Key, Languages,
  type LucideIcon, Package, PackageCheck, Percent, Phone, Search, ShieldAlert, Star, Tag, ThumbsUp, Trophy, Truck, UserCheck, Watch, Wrench, Zap,
} from 'lucide-react'

/** The icons that a label may carry, by the name that is kept, in the order of the manager's grid. */
export const LABEL_ICONS: Readonly<Record<string, LucideIcon>> = {
  tag: Tag,
  star: Star,
  heart: Heart,
  flag: Flag,
  crown: Crown,
  trophy: Trophy,
  'thumbs-up': ThumbsUp,
  handshake: Handshake,
  'user-check': UserCheck,
  gem: Gem,
  watch: Watch,
  coins: Coins,
  banknote: Banknote,
  percent: Percent,
  guitar: Guitar,
  camera: Camera,
  wrench: Wrench,
  car: Car,
  package: Package,
  'package-check': PackageCheck,
  truck: Truck,
  gift: Gift,
  phone: Phone,
  languages: Languages,
  bell: Bell,
  clock: Clock,
  hourglass: Hourglass,
  'calendar-clock': CalendarClock,
  search: Search,
  key: Key,
  zap: Zap,
  'circle-alert': CircleAlert,
  'shield-alert': ShieldAlert,
  ban: Ban,
}

export const LABEL_ICON_NAMES = Object.keys(LABEL_ICONS)

export function KnownLabelIcon({ name, size }: { name: string; size: number }) {
  const Icon = LABEL_ICONS[name] ?? Tag
  return <Icon size={size} strokeWidth={2.2} aria-hidden="true" />
}
