declare module 'fs-native-extensions' {
  const fileSystem: {
    /** Takes an exclusive lock of `length` bytes from `offset`; false when another open file has it. */
    tryLock(descriptor: number, offset: number, length: number): boolean;
  };
  export default fileSystem;
}
