// Makes the slow paths of Synchronization.Mutex visible to the thread sanitizer. On Linux, they are in a library that is built without the
// sanitizer. Linked into a program, these functions precede the library's. The uncontended path is compiled into the caller, where the
// sanitizer sees it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

void __tsan_acquire(void *address);
void __tsan_release(void *address);

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void recetas_lock(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void recetas_lock(uint32_t thread, SELF) {
  ((SWIFT void (*)(uint32_t, SELF))dlsym(RTLD_NEXT, LOCK))(thread, self);
  __tsan_acquire(self);
}

SWIFT bool recetas_tryLock(SELF) __asm__(TRY_LOCK);
SWIFT bool recetas_tryLock(SELF) {
  bool isLocked = ((SWIFT bool (*)(SELF))dlsym(RTLD_NEXT, TRY_LOCK))(self);
  if (isLocked) __tsan_acquire(self);
  return isLocked;
}

SWIFT void recetas_unlock(SELF) __asm__(UNLOCK);
SWIFT void recetas_unlock(SELF) {
  __tsan_release(self);
  ((SWIFT void (*)(SELF))dlsym(RTLD_NEXT, UNLOCK))(self);
}
