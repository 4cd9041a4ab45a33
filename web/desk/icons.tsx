import icons from '@iconify-json/tabler/icons.json';
import type { FunctionComponent, SVGProps } from 'react';

/** A sign in the colour of the text beside it, as large as it is asked to be. */
export type Icon = FunctionComponent<
  Omit<SVGProps<SVGSVGElement>, 'stroke'> & { readonly size?: number }
>;

/** One of Tabler's signs; what is not named in this file is left out of the pages (`scripts/pages/icons-in-use.mjs`). */
function drawn(name: keyof typeof icons.icons): Icon {
  const { body } = icons.icons[name];
  return ({ size = icons.width, ...props }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox={`0 0 ${icons.width} ${icons.height}`}
      {...props}
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}

export const IconAlertTriangle = drawn('alert-triangle');
export const IconArchive = drawn('archive');
export const IconArrowBackUp = drawn('arrow-back-up');
export const IconArrowDown = drawn('arrow-down');
export const IconArrowForwardUp = drawn('arrow-forward-up');
export const IconArrowRight = drawn('arrow-right');
export const IconArrowUp = drawn('arrow-up');
export const IconBaselineDensityMedium = drawn('baseline-density-medium');
export const IconArrowsCross = drawn('arrows-cross');
export const IconArrowsHorizontal = drawn('arrows-horizontal');
export const IconArrowsLeftRight = drawn('arrows-left-right');
export const IconArrowsMaximize = drawn('arrows-maximize');
export const IconArrowsShuffle = drawn('arrows-shuffle');
export const IconBookmark = drawn('bookmark');
export const IconCards = drawn('cards');
export const IconChartDots = drawn('chart-dots');
export const IconCheck = drawn('check');
export const IconChecks = drawn('checks');
export const IconChess = drawn('chess');
export const IconChessKnight = drawn('chess-knight');
export const IconChevronDown = drawn('chevron-down');
export const IconChevronLeft = drawn('chevron-left');
export const IconChevronRight = drawn('chevron-right');
export const IconCircle = drawn('circle');
export const IconCircleCheck = drawn('circle-check');
export const IconCircleCheckFilled = drawn('circle-check-filled');
export const IconCircleDashed = drawn('circle-dashed');
export const IconCircleMinus = drawn('circle-minus');
export const IconColumns = drawn('columns');
export const IconCopy = drawn('copy');
export const IconDeviceDesktop = drawn('device-desktop');
export const IconDeviceFloppy = drawn('device-floppy');
export const IconDeviceTablet = drawn('device-tablet');
export const IconDeviceTv = drawn('device-tv');
export const IconDoorEnter = drawn('door-enter');
export const IconDoorExit = drawn('door-exit');
export const IconDots = drawn('dots');
export const IconDotsVertical = drawn('dots-vertical');
export const IconDownload = drawn('download');
export const IconExternalLink = drawn('external-link');
export const IconEye = drawn('eye');
export const IconEyeOff = drawn('eye-off');
export const IconFileImport = drawn('file-import');
export const IconFileTypeCsv = drawn('file-type-csv');
export const IconGridDots = drawn('grid-dots');
export const IconGripVertical = drawn('grip-vertical');
export const IconHelpCircle = drawn('help-circle');
export const IconHistory = drawn('history');
export const IconKeyboard = drawn('keyboard');
export const IconKeyboardOff = drawn('keyboard-off');
export const IconLanguage = drawn('language');
export const IconListNumbers = drawn('list-numbers');
export const IconLock = drawn('lock');
export const IconLogin2 = drawn('login-2');
export const IconLogout = drawn('logout');
export const IconMessage = drawn('message');
export const IconMoon = drawn('moon');
export const IconPencil = drawn('pencil');
export const IconPin = drawn('pin');
export const IconPlayerPlay = drawn('player-play');
export const IconPlus = drawn('plus');
export const IconPrinter = drawn('printer');
export const IconRefresh = drawn('refresh');
export const IconSearch = drawn('search');
export const IconSun = drawn('sun');
export const IconTrash = drawn('trash');
export const IconTrophy = drawn('trophy');
export const IconUser = drawn('user');
export const IconUserCheck = drawn('user-check');
export const IconUserPlus = drawn('user-plus');
export const IconUsers = drawn('users');
export const IconUsersGroup = drawn('users-group');
export const IconWorld = drawn('world');
export const IconWorldUpload = drawn('world-upload');
export const IconX = drawn('x');
